// A report as `ludo analyse --html` leaves it in the page: a game, its analysis, a language.

import type { Seated } from '../table/names';
import { LANGUAGES, type Language, type Words } from '../words/words';
import type { Analysis } from './analysis';
import type { ReviewTold } from './told';

export interface Report {
  language: Language;
  review: ReviewTold;
  analysis: Analysis;
}

/** What stands in the page; null where no game was put into it. */
export function readReport(text: string): Report | null {
  try {
    const told = JSON.parse(text) as Partial<Report> | null;
    if (!told?.review?.steps || !told.analysis?.steps) return null;
    const language = LANGUAGES.find((one) => one === told.language) ?? 'en';
    return { language, review: told.review, analysis: told.analysis };
  } catch {
    return null;
  }
}

/** Who sat where: people by their names, where the record knows them. */
export function seatedAt({ seats, table }: ReviewTold, words: Words): Seated {
  const names = table['names'];
  const known = Array.isArray(names) && names.length === seats.length ? names : [];
  return {
    seats: seats.map((spec, seat) => {
      const name = known[seat];
      const isNamed = typeof name === 'string' && name !== 'person' && name !== '';
      return { spec, name: isNamed ? name : words.label('review-person') };
    }),
    duel: false,
    you: null,
  };
}

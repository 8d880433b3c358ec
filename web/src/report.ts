// The page of a report: a finished game with its analysis, to be opened without a server.

import { mount } from 'svelte';

import './board/tokens.css';
import './board/base.css';
import Report from './Report.svelte';
import { readReport } from './review/report';
import { settings, showSettings } from './settings.svelte';
import { LANGUAGES } from './words/words';

const report = readReport(document.getElementById('report')?.textContent ?? '');
const ours: readonly string[] = LANGUAGES;
// Who speaks none of our languages reads it in the one in which it was made.
if (report && !navigator.languages.some((tag) => ours.includes(tag.slice(0, 2)))) {
  settings.language = report.language;
}
showSettings();
mount(Report, { target: document.getElementById('app')!, props: { report } });

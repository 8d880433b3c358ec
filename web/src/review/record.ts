// The head of a record: what was promised before the game, what is shown after it, how it ended.

import { ApiError } from '../wire/api';
import type { Result } from '../wire/messages';

export interface RecordHead {
  commitment: string;
  secret: string;
  salts: string[]; // what the players added
  result: Result | null;
}

export function recordUrl(table: string, board: number): string {
  return `/api/tables/${table}/record?board=${board}`;
}

/** The name under which a browser keeps a record (server/api.py chooses it). */
export function recordName(table: string): string {
  return `ludotheque-${table.slice(0, 8)}.ludo`;
}

export async function recordHead(table: string, board: number): Promise<RecordHead> {
  const response = await fetch(recordUrl(table, board));
  if (!response.ok) throw new ApiError(response.status, '');
  return headOf(await response.text());
}

export function headOf(record: string): RecordHead {
  const head = record.split('\n\n', 1)[0]!;
  const lines = new Map(head.split('\n').map((line) => {
    const [key, ...value] = line.split(': ');
    return [key!, value.join(': ')];
  }));
  const json = <T>(key: string, none: T): T => JSON.parse(lines.get(key) ?? 'null') as T ?? none;
  return {
    commitment: lines.get('commitment') ?? '',
    secret: lines.get('secret') ?? '',
    salts: json<string[]>('salts', []),
    result: json<Result | null>('result', null),
  };
}

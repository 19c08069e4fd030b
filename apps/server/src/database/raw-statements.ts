import { type Sql, sql } from './sql.ts';

/**
 * Cuts the text of a migration file into statements at the semicolons that end one: not inside
 * quotes, dollar quotes or comments. Migration files are the only text that becomes SQL as it is.
 */
export function rawStatements(text: string): Sql[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;/g;
  const statements: Sql[] = [];
  let from = 0;
  const close = (to: number) => {
    const statement = text.slice(from, to).trim();
    if (statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '')
      statements.push(sql(Object.assign([statement], { raw: [statement] })));
  };
  for (const found of text.matchAll(token)) {
    if (found[0] !== ';') continue;
    close(found.index);
    from = found.index + 1;
  }
  close(text.length);
  return statements;
}

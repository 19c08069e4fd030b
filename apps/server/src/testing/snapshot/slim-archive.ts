const BLOCK = 512;
/** Databases that further ones are copied from: no test makes one in the embedded engine. */
const TEMPLATE = /^base\/[14]\/\d/;
const LOG = /^pg_wal\/([0-9A-F]{24})$/;

/**
 * The archive of a data folder without what a start does not read: it is unpacked hundreds of times.
 *
 * @param isNeeded whether a segment of the write-ahead log is needed, by its name
 */
export function slimArchive(archive: Buffer, isNeeded: (segment: string) => boolean): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + BLOCK <= archive.length) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(textOf(header.subarray(124, 136)), 8) || 0;
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const name = textOf(header.subarray(0, 100)).replace(/^\/+/, '');
    const [, segment] = LOG.exec(name) ?? [];
    if (!TEMPLATE.test(name) && (segment === undefined || isNeeded(segment)))
      kept.push(archive.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const textOf = (field: Buffer): string => field.toString('latin1').replace(/\0.*$/s, '');

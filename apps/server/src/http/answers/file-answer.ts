/** What a download answers instead of an envelope. */
export class FileAnswer {
  readonly mediaType: string;
  readonly content: Buffer;

  constructor(mediaType: string, content: Buffer) {
    this.mediaType = mediaType;
    this.content = content;
  }
}

/** Why a file cannot be read as an EPUB: a Portuguese sentence. `readEpub` adds the file's name. */
export class EpubError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'EpubError'
  }
}

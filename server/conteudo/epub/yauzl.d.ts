/** More of `yauzl` than server/biblia/formats/yauzl.d.ts names. */
declare module 'yauzl' {
  interface Entry {
    fileNameRaw: Buffer
    compressedSize: number
    compressionMethod: number
    /** Bit 11: the name is in UTF-8. */
    generalPurposeBitFlag: number
  }
  export function fromBufferPromise(
    buffer: Buffer,
    options: { decodeStrings: false; autoClose: false },
  ): Promise<ZipFile>
}

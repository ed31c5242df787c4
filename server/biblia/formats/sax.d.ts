/** The part of `sax` that this folder uses; the package ships no types. */
declare module 'sax' {
  interface Tag {
    name: string
    attributes: Record<string, string>
  }
  interface Parser {
    /** Line the parser has reached, from 0. */
    line: number
    onerror: (error: Error) => void
    onopentag: (tag: Tag) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    write(chunk: string): Parser
    close(): Parser
  }
  const sax: { parser(strict: boolean): Parser }
  export = sax
}

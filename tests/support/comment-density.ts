/** How much of the program is comments. */
import { isTest, type SourceFile } from './source-files.ts'

const BEGIN = /^\{?\/\*/

/** Lines of comments for each hundred lines of code; empty lines and test files do not count. */
export function commentDensity(files: readonly SourceFile[]): number {
  let comments = 0
  let code = 0
  for (const { path, text } of files) {
    if (isTest(path)) continue
    let isOpen = false
    for (const line of text.split('\n').map((each) => each.trim())) {
      if (line === '') continue
      const isComment = isOpen || BEGIN.test(line) || line.startsWith('//')
      if (isComment) comments += 1
      else code += 1
      if (isOpen || BEGIN.test(line)) isOpen = !line.includes('*/')
    }
  }
  return (100 * comments) / code
}

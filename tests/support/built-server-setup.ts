/** Brings dist/server up to date before the tests that start it: by hand, too, they are of the present sources. */
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { englishMessages } from '../../scripts/steps/messages.mjs'
import { prepare } from '../../scripts/steps/prepare.mjs'

export async function setup(): Promise<void> {
  await prepare(PROJECT_ROOT, {
    messages: englishMessages,
    signal: new AbortController().signal,
    web: false,
  })
}

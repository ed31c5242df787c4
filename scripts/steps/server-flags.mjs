/**
 * WebAssembly keeps the way to JavaScript that it begins with. V8 makes a quicker one after a thousand calls, for all threads at once, and
 * has ended a process over it that had several (`Check failed: jit_page.has_value()`, as in nodejs/node#64500). Ours runs none but what
 * reads TypeScript for the first time and, in tests, `fetch`.
 */
export const ONE_WASM_WRAPPER = '--wasm-wrapper-tiering-budget=1000000000'

/**
 * V8 puts what mostly outlives two collections among the old from then on. What it counts in the first moments of a server, when all
 * waits for something, it then holds to be so for good: each request left 2 to 4 kB that only a collection of the whole heap took away, in
 * some processes and not in others (ADR 069).
 */
const ALL_BEGIN_YOUNG = '--no-allocation-site-pretenuring'

/** For Node when it runs the server: each thread keeps 3 MB for what is young, not 16 (ADR 045, 069). V8 reads it once. */
export const SERVER_FLAGS = ['--max-semi-space-size=3', ALL_BEGIN_YOUNG, ONE_WASM_WRAPPER]

/**
 * For Node when it runs one of the publisher's commands: all in one thread. What V8 still compiles beside it when a process ends can keep it
 * from ending (nodejs/node#54918), and a command of each night would then stay for ever.
 */
export const COMMAND_FLAGS = ['--single-threaded']

/**
 * For the server's process: one place from which malloc gives memory to all threads. Else each thread, also those in which V8 compiles, has
 * one of its own, of which little is in use: 20 MB of the 240 under load (ADR 045). malloc reads it once.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }

/** For Node when it runs the server: each thread keeps 2 MB for what is young, not 16 (ADR 045). V8 reads it once. */
export const SERVER_FLAGS = ['--max-semi-space-size=2']

/**
 * For Node when it runs one of the publisher's commands: all in one thread. What V8 still compiles beside it when a process ends can keep it
 * from ending (nodejs/node#54918), and a command of each night would then stay for ever.
 */
export const COMMAND_FLAGS = ['--single-threaded']

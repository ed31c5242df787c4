/** For Node when it runs the server: each thread keeps 2 MB for what is young, not 16 (ADR 045). V8 reads it once. */
export const SERVER_FLAGS = ['--max-semi-space-size=2']

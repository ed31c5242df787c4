/** What the account gives to the rest of the app: who reads, and how he leaves. */
export { useAuthStore } from './auth-store.ts'
export { Guard } from './guard.tsx'
export { PerguntaAoSair } from './pergunta-ao-sair.tsx'
export { userQuery } from './queries.ts'
export { useLeave } from './use-leave.ts'

/** How long an attempt may take. */
export interface SmtpLimits {
  /** To connect and be greeted, each. */
  connectMs: number
  /** Without a byte. */
  silenceMs: number
  /** The whole attempt. */
  totalMs: number
}

export const SMTP_LIMITS: SmtpLimits = { connectMs: 20_000, silenceMs: 60_000, totalMs: 120_000 }

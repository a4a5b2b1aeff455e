import { brand } from '@foyer/api/brand'
import { generateSync, generateURI, verifySync } from 'otplib'
import type { ISql } from 'postgres'
import { acceptTotpStep } from '../accounts/public.ts'

const step = 30

const at = (now: number): number => Math.floor(now / 1000)

/**
 * Accepts an authenticator's code (RFC 6238: six digits, 30 s, SHA-1) of the current time step or of the one before or
 * after it. Each step is accepted once, and none before the latest accepted one, so of two calls at once with one code
 * only one succeeds.
 */
export const takeTotp = async (
  db: ISql,
  accountId: number,
  secret: string,
  code: string,
  now: number,
): Promise<boolean> => {
  const verdict = verifySync({ secret, token: code, epoch: at(now), epochTolerance: step })
  if (!verdict.valid || !('timeStep' in verdict)) return false
  return acceptTotpStep(db, accountId, verdict.timeStep)
}

/** The current code of an authenticator, for the sandbox. */
export const totpNow = (
  secret: string,
  label: string,
  now: number,
): { code: string; secondsLeft: number; uri: string } => ({
  code: generateSync({ secret, epoch: at(now) }),
  secondsLeft: step - (at(now) % step),
  uri: generateURI({ issuer: brand.shortName['en-US'], label, secret }),
})

import type { FreshCodeReply, GiveProofReply } from '@foyer/api/fresh-proof'
import { smsResendSeconds } from '@foyer/protocol/limits'
import { refused, registeredNumber, serve } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const proofCode = 'POST /api/user/proof/code'
export const proofGiven = 'POST /api/user/proof/give'

export const codeSent: FreshCodeReply = { mobileNo: registeredNumber, resendAfter: smsResendSeconds, expiresIn: 300 }
export const proved: GiveProofReply = { until: Date.UTC(2026, 10, 18, 2, 10) }

export const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' })

/** Refuses an act until a fresh code is confirmed, and then answers it with `reply`. */
export const wantsProof = (endpoint: string, reply: unknown) => ({
  [endpoint]: refused('fresh_proof_needed'),
  [proofCode]: codeSent,
  [proofGiven]: () => {
    serve({ [endpoint]: reply })
    return proved
  },
})

/** Requests a code and types it into the dialog. */
export const confirmByCode = async (code = '123456'): Promise<void> => {
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(dialog.getByText(/^Text message sent to/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

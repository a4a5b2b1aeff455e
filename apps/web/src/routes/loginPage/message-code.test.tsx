import { requestsOf } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../testing/screen.tsx'
import { agree, code, openForm, requestCode, sendButton, sms, smsVerify, submit } from './testing/form.ts'

interface Request {
  readonly signal: AbortSignal
  readonly arrive: (code: string) => void
  readonly decline: () => void
}

/** A browser with WebOTP; returns its requests so far. */
const browserWithWebOtp = (): Request[] => {
  const requests: Request[] = []
  vi.stubGlobal('OTPCredential', class {})
  vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    const { signal, otp } = options as { signal: AbortSignal; otp: object }
    expect(otp).toEqual({ transport: ['sms'] })
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      requests.push({
        signal,
        arrive: (received) => resolve({ code: received } as unknown as Credential),
        decline: () => reject(new DOMException('declined', 'NotAllowedError')),
      })
    })
  })
  return requests
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('K15 the code of the text message fills the field, ticks no agreement and signs nobody in', async () => {
  const requests = browserWithWebOtp()
  await openForm()
  await requestCode()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.arrive('123456')
  await expect.element(code).toHaveValue('123456')
  await expect.element(agree).not.toBeChecked()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please read and agree to the documents first')
  expect(requestsOf(smsVerify)).toEqual([])
})

test('K15 the message is not waited for before a code is requested, nor after the form is left', async () => {
  const requests = browserWithWebOtp()
  await openForm()
  await code.fill('12')
  expect(requests).toEqual([])
  await requestCode()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]?.signal.aborted).toBe(false)
  await goTo('/about')
  await expect.poll(() => requests[0]?.signal.aborted).toBe(true)
})

test('K15 a text that is no code leaves the field as it is', async () => {
  const requests = browserWithWebOtp()
  await openForm()
  await requestCode()
  await expect.poll(() => requests.length).toBe(1)
  await code.fill('65')
  requests[0]?.arrive('1234')
  await expect.element(code).toHaveValue('65')
})

test('K15 after the person has declined, the next code is offered again', async () => {
  const requests = browserWithWebOtp()
  await openForm({ [sms]: { resendAfter: 0, expiresIn: 300 } })
  await requestCode()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.decline()
  await code.fill('12')
  await sendButton.click()
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.arrive('654321')
  await expect.element(code).toHaveValue('654321')
})

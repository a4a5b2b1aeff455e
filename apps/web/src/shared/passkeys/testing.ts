import type { CreateOptions, Passkey, PasskeysReply, UseOptions } from '@foyer/api/passkeys'
import { vi } from 'vitest'

export const optionsToUseCall = 'POST /api/user/login/passkey'
export const verifyCall = 'POST /api/user/login/passkey/verify'
export const listCall = 'POST /api/user/passkeys'
export const optionsToCreateCall = 'POST /api/user/passkeys/options'
export const createCall = 'POST /api/user/passkeys/create'

const challenge = 'AAAAAAAA'
export const optionsToUse: UseOptions = { challenge, rpId: 'localhost', timeout: 600_000, userVerification: 'required' }
export const optionsToCreate: CreateOptions = {
  challenge,
  rp: { id: 'localhost', name: 'Firm' },
  user: { id: 'AAAA', name: '****1001', displayName: '****1001' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}

const made = Date.UTC(2026, 10, 18, 2)
export const passkeys = [
  {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'My phone',
    account: '****1001',
    system: 'iphone',
    browser: 'safari',
    isSynced: true,
    createdAt: made,
    lastUsedAt: made + 86_400_000,
  },
  {
    id: '00000000-0000-4000-8000-0000000000b2',
    name: null,
    account: '****1002',
    system: 'windows',
    browser: 'edge',
    isSynced: false,
    createdAt: made - 40 * 86_400_000,
    lastUsedAt: null,
  },
] as const satisfies readonly Passkey[]
export const listOf = (shown: readonly Passkey[] = passkeys, canCreate = true): PasskeysReply => ({
  passkeys: [...shown],
  canCreate,
})

const bytes = new Uint8Array(3).buffer
const credential = (response: object) => ({
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
})
/** What the browser returns after the person unlocked the passkey. */
export const usedOnDevice = credential({
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: bytes,
})
const created = credential({ clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] })

interface Device {
  /** what the device does when a page requests a passkey by a button; by default it unlocks one */
  use?: () => Promise<unknown>
  create?: () => Promise<unknown>
  /** what it does when the browser offers passkeys inside a field; by default the person chooses none */
  fill?: () => Promise<unknown>
}

/** The person closed the window of the browser. */
export const declined = () => Promise.reject(new DOMException('declined', 'NotAllowedError'))

/** A device with a screen lock, whose browser has passkeys. `vi.restoreAllMocks` removes it. */
export const deviceWithPasskeys = ({ use, create, fill }: Device = {}) => {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true)
  vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true)
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    const inField = options?.mediation === 'conditional'
    const answer = inField ? (fill ?? (() => new Promise(() => {}))) : (use ?? (async () => usedOnDevice))
    return answer() as Promise<Credential>
  })
  const make = vi
    .spyOn(navigator.credentials, 'create')
    .mockImplementation(() => (create ?? (async () => created))() as Promise<Credential>)
  return { get, make }
}

import { randomBytes } from 'node:crypto'
import { staffRoles } from '@foyer/api/staff/roles'
import inject from 'light-my-request'
import { pino } from 'pino'
import { staffCallbackPath, staffLogoutPath } from '../../config/staff.ts'
import type { Fetch } from '../openid/port.ts'
import { staffProvider } from './openid.ts'
import type { StaffProvider } from './port.ts'
import { sandboxProviderPath } from './sandbox-path.ts'

/** Without the port, since browsers reach the sandbox by the port that it happens to have. */
const place = { origin: 'http://localhost', path: sandboxProviderPath, application: 'native' } as const

type Answer = ReturnType<typeof import('./provider.ts').openProvider>

const withoutOrigin = (address: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/**
 * The provider that the sandbox runs in its own process: a real one, which this server reaches without a connection and
 * browsers reach by the server's own address. Its library is loaded when it is first used.
 */
export const sandboxStaffProvider = (clock: () => number): StaffProvider => {
  const client = {
    clientId: 'foyer-console',
    secret: randomBytes(32).toString('hex'),
    redirectUris: ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${staffCallbackPath}`),
    logoutUri: `${place.origin}${staffLogoutPath}`,
  }
  let receive: (form: string) => Promise<number> = async () => 503
  let opened: Promise<Answer> | undefined
  const open = (): Promise<Answer> => {
    opened ??= import('./provider.ts').then(({ openProvider }) => openProvider(client, (form) => receive(form), place))
    return opened
  }
  const fetch: Fetch = async (address, { method, headers, body }) => {
    const answer = await open()
    const reply = await inject((request, response) => void answer(request as never, response as never), {
      method: method as 'GET',
      url: withoutOrigin(address),
      headers: { ...Object.fromEntries(new Headers(headers)), host: 'localhost' },
      ...(body !== null && body !== undefined && { payload: String(body) }),
    })
    return new Response(reply.payload, { status: reply.statusCode, headers: reply.headers as Record<string, string> })
  }
  const { provider } = staffProvider(
    {
      issuer: `${place.origin}${place.path}`,
      clientId: client.clientId,
      secret: client.secret,
      signing: undefined,
      scopes: 'openid profile',
      fetch,
      redirectUris: [],
      groupsClaim: 'groups',
      roles: Object.fromEntries(staffRoles.map((role) => [role, [role]])),
    },
    pino({ level: 'silent' }),
    clock,
  )
  return {
    ...provider,
    // without a default port, as the exchange of the code names it
    redirectUriFor: (host = 'localhost') => URL.parse(`http://${host}${staffCallbackPath}`)?.href ?? '',
    // browsers stay at the address by which they reached the server
    addressOf: async (flow, proves) => withoutOrigin(await provider.addressOf(flow, proves)),
    endSessionAddress: async () => {
      const address = await provider.endSessionAddress()
      return address === undefined ? undefined : withoutOrigin(address)
    },
    sandbox: {
      answer: async (request, response) => (await open())(request, response),
      deliverTo: (receiver) => {
        receive = receiver
      },
    },
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Environment } from '../../config/environment.ts'
import { flowMs, lifeMs } from './rules.ts'

/** 32 random bytes. */
const value = /^[\w-]{43}$/

const cookieOf = (name: string, life: number) => {
  const named = ({ FOYER_MODE }: Pick<Environment, 'FOYER_MODE'>) =>
    FOYER_MODE === 'production'
      ? { key: `__Host-${name}`, attributes: '; Path=/; HttpOnly; SameSite=Lax; Secure' }
      : { key: name, attributes: '; Path=/; HttpOnly; SameSite=Lax' }
  const set = (reply: FastifyReply, pair: string) => reply.header('Set-Cookie', pair)
  return (environment: Pick<Environment, 'FOYER_MODE'>) => {
    const { key, attributes } = named(environment)
    return {
      /** Undefined if the browser sent none in the form that this server gives. */
      read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
        const pairs = headers.cookie?.split(';').map((pair) => pair.trim().split('=')) ?? []
        const found = pairs.find(([name]) => name === key)?.[1]
        return found !== undefined && value.test(found) ? found : undefined
      },
      set: (reply: FastifyReply, text: string) => set(reply, `${key}=${text}${attributes}; Max-Age=${life / 1000}`),
      clear: (reply: FastifyReply) => set(reply, `${key}=${attributes}; Max-Age=0`),
    }
  }
}

/** The cookie of a session. Lax, since a person comes back from the provider by a navigation from another site. */
export const sessionCookie = cookieOf('foyer-staff', lifeMs)
/** The cookie that binds a sign-in to the browser that began it. */
export const browserCookie = cookieOf('foyer-staff-browser', flowMs)

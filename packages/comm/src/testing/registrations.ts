import { randomBytes } from 'node:crypto'

/** One proved number on one device: the tokens that came from it, and what renews them. */
interface Registration {
  readonly userCode: string
  readonly tokens: Set<string>
}

interface SocketPwd {
  readonly id: string
  /** the registration that this one replaced */
  readonly previous: string | undefined
}

/**
 * Registrations and their socketPwds. A socketPwd renews until its successor is first used, since the reply with the
 * successor may have been lost; with `isStrict`, once.
 */
export const registrations = (isStrict: boolean) => {
  const opened = new Map<string, Registration>()
  const socketPwds = new Map<string, SocketPwd>()
  const make = (id: string, previous?: string): { id: string; socketPwd: string } => {
    const socketPwd = randomBytes(16).toString('base64url')
    socketPwds.set(socketPwd, { id, previous })
    return { id, socketPwd }
  }
  return {
    open(userCode: string) {
      const id = randomBytes(8).toString('hex')
      opened.set(id, { userCode, tokens: new Set() })
      return make(id)
    },
    renew(socketPwd: string): { id: string; socketPwd: string } | undefined {
      const found = socketPwds.get(socketPwd)
      if (!found) return undefined
      if (found.previous) socketPwds.delete(found.previous)
      if (isStrict) socketPwds.delete(socketPwd)
      return make(found.id, socketPwd)
    },
    personOf: (id: string): string => opened.get(id)?.userCode ?? '',
    add: (id: string, jti: string): void => void opened.get(id)?.tokens.add(jti),
    /** the registration that a token came from */
    of: (jti: string): string => [...opened].find(([, { tokens }]) => tokens.has(jti))?.[0] ?? '',
    /** Ends a registration and returns the tokens that end with it. */
    end(id: string): Iterable<string> {
      for (const [socketPwd, of] of socketPwds) if (of.id === id) socketPwds.delete(socketPwd)
      const ended = opened.get(id)?.tokens ?? []
      opened.delete(id)
      return ended
    },
    endAll: (): void => socketPwds.clear(),
  }
}

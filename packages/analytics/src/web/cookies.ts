import type { Platform } from '../platform.ts'

/** Cookies of this page's own site: readable by scripts, never sent to another site. */
export const cookies = (page: Pick<Document, 'cookie' | 'location'>): NonNullable<Platform['cookie']> => ({
  read: (name) =>
    page.cookie
      .split('; ')
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  write(name, value, seconds) {
    const secure = page.location.protocol === 'https:' ? '; Secure' : ''
    page.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  },
})

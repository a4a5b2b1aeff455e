import type { Notice, NoticesReply, ReadNoticesRequest, UnreadReply } from '@foyer/api/notices'
import { focusManager, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { unreadKey } from '../../shared/inbox/use-unread.ts'
import { type Endless, type EndlessPage, useEndless } from '../../shared/ui/endless-list/use-endless.ts'

interface NoticesPage extends EndlessPage<Notice> {
  /** wall clock of the server when it answered */
  readonly asOf: number
}

/** The cache key of a person's notices, so that no one sees another person's. */
export const noticesKey = (person: string): QueryKey => ['notices', person]

interface Notices {
  list: Endless<Notice>
  /** when the newest page was answered; undefined before the first answer */
  asOf: number | undefined
  /** marks notices as read, on the server and here; rejects if the server did not */
  read: (which: ReadNoticesRequest) => Promise<void>
}

const isMeant = (which: ReadNoticesRequest, { id }: Notice): boolean =>
  which.which === 'one' ? id === which.id : id <= which.upTo

/**
 * The shown notices that follow a new first page. None if there may be others between, or if more of them are unread here than
 * on the server, because they were read on another device.
 */
const olderOf = (first: readonly Notice[], shown: readonly Notice[], unread: number): readonly Notice[] => {
  const last = first.at(-1)
  if (!last || !shown.some(({ id }) => id >= last.id)) return []
  const older = shown.filter(({ id }) => id < last.id)
  return [...first, ...older].filter(({ isRead }) => !isRead).length > unread ? [] : older
}

/** The notices of the signed-in person. They load again when the page becomes visible, after reading on another device. */
export const useNotices = (person: string): Notices => {
  const client = useQueryClient()
  const key = noticesKey(person)
  const takeUnread = ({ unread }: Pick<NoticesReply, 'unread'>) => client.setQueryData(unreadKey(person), { unread })
  const list = useEndless<Notice>(key, async (cursor, signal): Promise<NoticesPage> => {
    const body = cursor === undefined ? {} : { before: Number(cursor) }
    const { notices, next, asOf, unread } = await api(pathTo('POST /user/notices'), body, { ...(signal && { signal }) })
    takeUnread({ unread })
    return { items: notices, next: next === null ? null : String(next), asOf }
  })
  const latest = useRef(list)
  latest.current = list
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (!isFocused) return
        const unread = () => client.getQueryData<UnreadReply>(unreadKey(person))?.unread ?? 0
        // if this fails, the notices stay as they are
        void latest.current.refresh((first, shown) => olderOf(first, shown, unread())).catch(() => undefined)
      }),
    [client, person],
  )
  return {
    list,
    asOf: client.getQueryData<InfiniteData<NoticesPage>>(key)?.pages[0]?.asOf,
    read: async (which) => {
      takeUnread(await api(pathTo('POST /user/notices/read'), which))
      client.setQueryData<InfiniteData<NoticesPage>>(
        key,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((one) => (isMeant(which, one) ? { ...one, isRead: true } : one)),
            })),
          },
      )
    },
  }
}

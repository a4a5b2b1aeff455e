import type { Notice } from '@foyer/api/notices'
import { Art } from '../../shared/art/art.tsx'
import { formatClock, formatDay, formatMonthDay, hongKongDay } from '../../shared/format/hong-kong-time.ts'
import { useOnline } from '../../shared/server/use-online.ts'
import { useLanguage } from '../../shared/text/language.ts'
import type { Language } from '../../shared/text/languages.ts'
import { fill, textsIn } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { EndlessList } from '../../shared/ui/endless-list/endless-list.tsx'
import { offlineIcon } from '../../shared/ui/later-icons.ts'
import { Notice as Message } from '../../shared/ui/notice.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { Empty } from './empty.tsx'
import { NoticeRow } from './notice-row.tsx'
import * as styles from './page.module.css'
import { Skeletons } from './skeletons.tsx'
import { text } from './text.ts'
import { useNotices } from './use-notices.ts'

const dayLength = 86_400_000

/** `Today`, `Nov 2` or, of another year, `Nov 2, 2025`. */
const dayWords = (language: Language, at: number, now: number): string => {
  const t = textsIn(text, language)
  const day = hongKongDay(at)
  if (day === hongKongDay(now)) return t.today
  if (day === hongKongDay(now - dayLength)) return t.yesterday
  return day.slice(0, 4) === hongKongDay(now).slice(0, 4) ? formatMonthDay(language, at) : formatDay(language, at)
}

/** The notices under their days, and the button that marks all that were loaded as read. */
export const NoticesList = ({ person }: { person: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const { list, asOf, read } = useNotices(person)
  const { items } = list
  const firstOfDay = new Set(
    items.filter(({ at }, n) => n === 0 || hongKongDay(at) !== hongKongDay(items[n - 1]?.at ?? 0)).map(({ id }) => id),
  )
  const isLastOfDay = (n: number): boolean => {
    const following = items[n + 1]
    return following === undefined || firstOfDay.has(following.id)
  }
  const newest = items[0]
  const readAll = async () => {
    if (!newest) return
    const isRead = await read({ which: 'all', upTo: newest.id }).then(
      () => true,
      () => false,
    )
    showToast(isRead ? t.allRead : t.notRead)
  }
  return (
    <>
      {!online && asOf !== undefined && (
        <Message tone="info" icon={offlineIcon} live>
          {fill(t.offline, { time: formatClock(language, asOf) })}
        </Message>
      )}
      <div className={styles.noticesBar}>
        {items.some(({ isRead }) => !isRead) && (
          <button type="button" className={styles.readAll} onClick={() => void readAll()}>
            {t.readAll}
          </button>
        )}
      </div>
      {list.state === 'loading' && items.length === 0 ? (
        <Loading>
          <Skeletons />
        </Loading>
      ) : (
        <EndlessList<Notice>
          label={t.list}
          list={list}
          failedPicture={<Art scene="states/error" />}
          keyOf={({ id }) => id}
          item={(notice, titleId) => (
            <NoticeRow
              notice={notice}
              titleId={titleId}
              isLast={isLastOfDay(items.indexOf(notice))}
              day={firstOfDay.has(notice.id) ? dayWords(language, notice.at, asOf ?? notice.at) : undefined}
              // a failure leaves it unread, which the next visit shows
              onOpen={() => void (notice.isRead || read({ which: 'one', id: notice.id }).catch(() => undefined))}
            />
          )}
          empty={<Empty />}
        />
      )}
      {items.length > 0 && <p className={styles.inHongKong}>{t.inHongKong}</p>}
    </>
  )
}

import type { Notice } from '@foyer/api/notices'
import type { ReactNode } from 'react'
import { formatClock } from '../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { noticeWords } from './notice-words.ts'
import * as styles from './page.module.css'
import { text } from './text.ts'

interface NoticeRowProps {
  notice: Notice
  titleId: string
  /** the day above the first notice of a day */
  day: string | undefined
  /** the last notice of its day closes the card of the day */
  isLast: boolean
  onOpen: () => void
}

/** A notice with its one way on, which also marks it as read. */
export const NoticeRow = ({ notice, titleId, day, isLast, onOpen }: NoticeRowProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { title, line, to, icon, tone } = noticeWords(notice, language)
  const content: ReactNode = (
    <>
      <span className={styles.noticeMark} data-tone={tone}>
        <Icon path={icon} size={20} />
      </span>
      <span className={styles.noticeWords}>
        <strong id={titleId}>
          {!notice.isRead && <span className="visually-hidden">{t.unread} </span>}
          {title}
        </strong>
        <span className="numbers">{line}</span>
      </span>
      <span className={`${styles.noticeTime} numbers`}>{formatClock(language, notice.at)}</span>
    </>
  )
  const look = {
    className: styles.notice,
    'data-tone': tone,
    'data-unread': notice.isRead ? undefined : '',
    'data-first': day,
    'data-last': isLast || undefined,
  }
  return (
    <>
      {day !== undefined && <h2 className={styles.noticeDay}>{day}</h2>}
      {to === undefined ? (
        <button type="button" {...look} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a {...look} href={`#${to}`} onClick={onOpen}>
          {content}
        </a>
      )}
    </>
  )
}

import type { OperatorNotice } from '@foyer/contract/activities'
import { useConverted } from '../../text/use-converted.ts'
import { NoticeBar } from '../../ui/notice-bar/notice-bar.tsx'

/** In the reader's script where that is the other Chinese one, else as it was written. */
const Line = ({ notice }: { notice: OperatorNotice }) => (
  <NoticeBar>
    <span lang={notice.language}>{useConverted(notice.text, notice.language)}</span>
  </NoticeBar>
)

/** What operators have to say today: a typhoon, a delay (K13). */
export const Notices = ({ notices }: { notices: readonly OperatorNotice[] }) => (
  <>
    {notices.map((notice) => (
      // operators may put up one text twice
      <Line key={notices.indexOf(notice)} notice={notice} />
    ))}
  </>
)

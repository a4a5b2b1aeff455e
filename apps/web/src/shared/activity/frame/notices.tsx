import type { OperatorNotice } from '@foyer/api/activities'
import { useConverted } from '../../text/use-converted.ts'
import { NoticeBar } from '../../ui/notice-bar/notice-bar.tsx'

/** A notice, converted if the reader uses the other Chinese script, and otherwise as it was written. */
const Line = ({ notice }: { notice: OperatorNotice }) => (
  <NoticeBar>
    <span lang={notice.language}>{useConverted(notice.text, notice.language)}</span>
  </NoticeBar>
)

/** Current notices of the operators, such as a typhoon or a delay (K13). */
export const Notices = ({ notices }: { notices: readonly OperatorNotice[] }) => (
  <>
    {notices.map((notice) => (
      // operators may publish the same text twice
      <Line key={notices.indexOf(notice)} notice={notice} />
    ))}
  </>
)

import type { StaffSession } from '@foyer/api/staff/session'
import { Arcade } from '@foyer/staff-interface/arcade'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { text } from './text.ts'

/** Says to a member of staff that none of their roles may see anything here. */
export const NoRole = ({ staff, signOut }: { staff: StaffSession; signOut: () => void }) => {
  const t = useText(text)
  return (
    <div className="sign-in">
      <Arcade />
      <div className="card">
        <h1>{t.noRoleTitle}</h1>
        <p>{fill(t.noRole, { name: staff.name })}</p>
        <button type="button" className="button" onClick={signOut}>
          {t.another}
        </button>
      </div>
    </div>
  )
}

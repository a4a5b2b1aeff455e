import { useText } from '@foyer/staff-interface/language'
import { text } from '../text/text.ts'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** A placeholder for a table while its rows load. */
export const LoadingRows = () => {
  const t = useText(text)
  return (
    <div className="table-box loading-rows" role="status">
      <span className="visually-hidden">{t.loading}</span>
      {rows.map((row) => (
        <div key={row} className="loading-row" aria-hidden="true">
          <span className="bone bone-wide" />
          <span className="bone" />
          <span className="bone bone-short" />
        </div>
      ))}
    </div>
  )
}

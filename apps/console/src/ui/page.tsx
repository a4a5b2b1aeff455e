import { brandTitle } from '@foyer/staff-interface/brand-title'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { text } from '../text/text.ts'

let isFirst = true

interface Props {
  readonly title: string
  readonly lead?: string | undefined
  /** the list that the screen belongs to */
  readonly back?: { readonly to: string; readonly name: string }
  /** the state of what the screen shows */
  readonly state?: ReactNode
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** A screen with its heading, which has the focus after a change of the screen. */
export const Page = ({ title, lead, back, state, acts, children }: Props) => {
  const t = useText(text)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = brandTitle(`${title} · ${t.name}`, language)
  }, [title, t, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useEffect(() => {
    // the browser places the focus when the page is opened
    if (!isFirst) heading.current?.focus()
    isFirst = false
  }, [pathname])
  return (
    <>
      <header className="page-top">
        {(back || state) && (
          <div className="page-line">
            {back && (
              <Link className="back" to={back.to}>
                <ChevronLeft size={16} aria-hidden="true" />
                {back.name}
              </Link>
            )}
            {state}
          </div>
        )}
        <div className="page-head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {acts && <div className="page-acts">{acts}</div>}
        </div>
      </header>
      {children}
    </>
  )
}

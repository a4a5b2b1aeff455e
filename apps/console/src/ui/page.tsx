import { brandTitle } from '@foyer/staff-interface/brand-title'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { text } from '../text/text.ts'

let isFirst = true

/** A screen with its heading, which has the focus after a change of the screen. */
export const Page = ({
  title,
  lead,
  acts,
  children,
}: {
  title: string
  lead?: string
  acts?: ReactNode
  children: ReactNode
}) => {
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
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {acts && <div className="page-acts">{acts}</div>}
      </header>
      {children}
    </>
  )
}

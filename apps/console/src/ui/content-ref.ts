import { createRef } from 'react'

/** The element of the screens. Menus open inside it, because everything on a page belongs to a landmark. */
export const contentRef = createRef<HTMLElement>()

/** Applies the theme to the document and the browser's bars. Runs in the head script and again on each change. */
export const applyTheme = (appearance: string | null, systemIsDark: boolean): void => {
  const dark = appearance === 'dark' || (appearance !== 'light' && systemIsDark)
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--ground'))
}

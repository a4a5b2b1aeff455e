/** Applies the theme to the document and the browser's bars. Runs in the head script and again on each change. */
export const applyTheme = (appearance: string | null, systemIsDark: boolean): void => {
  const dark = appearance === 'dark' || (appearance !== 'light' && systemIsDark)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a0f18' : '#f4f6f9')
}

/**
 * Inserts the simulator before all other scripts of a built page. The page's policy allows scripts of its own origin.
 */
export const withSimulator = (html: string): string =>
  html.replace(
    /<head[^>]*>/i,
    (head) =>
      `${head}<script src="/__lab/host.js"></script><script type="module" src="/__lab/in-frame/frame.ts"></script>`,
  )

/** Returns the page's policy with permission for the lab to frame it, and otherwise unchanged. */
export const framedBy = (policy: string, labOrigin: string): string =>
  policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${labOrigin}`)

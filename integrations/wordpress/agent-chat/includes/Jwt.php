<?php

namespace AgentChat;

/** Signs the user tokens of the API: JWT, HS256 (RFC 7519, RFC 7515). */
final class Jwt
{
    /** @param array<string, mixed> $claims */
    public static function sign(array $claims, string $secret): string
    {
        $head = self::base64url((string) json_encode(['alg' => 'HS256', 'typ' => 'JWT']));
        $body = self::base64url((string) json_encode($claims, JSON_UNESCAPED_SLASHES));
        return "$head.$body." . self::base64url(hash_hmac('sha256', "$head.$body", $secret, true));
    }

    public static function base64url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}

<?php

namespace AgentChat;

/** Calls the admin API. Every failure is an array with `error` in plain words, `status` (0: no answer), `code` and `field`. */
final class Api
{
    private const TIMEOUT_S = 15;

    /** @var string */
    private $address;
    /** @var string */
    private $key;

    public function __construct(string $address, string $key)
    {
        $this->address = $address;
        $this->key = $key;
    }

    public static function ofSettings(): self
    {
        $settings = Settings::all();
        return new self($settings['address'], $settings['key']);
    }

    /**
     * @param array<string, mixed>|null $body
     * @return array<string, mixed> `status` and `body`, or a failure
     */
    public function call(string $method, string $path, ?array $body = null): array
    {
        $request = [
            'method' => $method,
            'timeout' => self::TIMEOUT_S,
            // The key goes to this address alone.
            'redirection' => 0,
            'headers' => ['authorization' => 'Bearer ' . $this->key, 'accept' => 'application/json'],
        ];
        if ($body !== null) {
            $text = wp_json_encode($body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
            $request['headers']['content-type'] = 'application/json';
            $request['body'] = $text;
        }
        $reply = wp_remote_request($this->address . $path, $request);
        if (is_wp_error($reply)) {
            /* translators: 1: address of the API, 2: reason */
            $text = __('Address of the API: nothing answers at %1$s (%2$s). Is the server running, and can this server reach it?', 'agent-chat');
            return self::failure(0, 'unreachable', sprintf($text, $this->address, $reply->get_error_message()), 'address');
        }
        $status = (int) wp_remote_retrieve_response_code($reply);
        $found = json_decode((string) wp_remote_retrieve_body($reply), true);
        if ($status === 204) {
            return ['status' => 204, 'body' => []];
        }
        if ($status >= 200 && $status < 300 && is_array($found)) {
            return ['status' => $status, 'body' => $found];
        }
        return $this->explain($status, $found);
    }

    /**
     * @param mixed $found
     * @return array<string, mixed>
     */
    private function explain(int $status, $found): array
    {
        $error = is_array($found) && isset($found['error']) && is_array($found['error']) ? $found['error'] : null;
        if ($error === null && $status < 500) {
            /* translators: 1: address of the API, 2: HTTP status */
            $text = __('Address of the API: %1$s answers (status %2$d), but it is no agent-chat API. Give the address under which /widget.js is.', 'agent-chat');
            return self::failure($status, 'not_the_api', sprintf($text, $this->address, $status), 'address');
        }
        if ($status === 401) {
            $text = __('Key: the API refuses it. The command "npx agent-chat admin-key" prints the right one where the API runs.', 'agent-chat');
            return self::failure($status, 'unauthorized', $text, 'key');
        }
        /* translators: %d: HTTP status */
        $unknown = sprintf(__('The API answered with status %d.', 'agent-chat'), $status);
        return self::failure(
            $status,
            (string) ($error['code'] ?? 'unavailable'),
            (string) ($error['message'] ?? $unknown),
            (string) ($error['details']['field'] ?? '')
        );
    }

    /** @return array<string, mixed> */
    private static function failure(int $status, string $code, string $error, string $field): array
    {
        return ['status' => $status, 'code' => $code, 'error' => $error, 'field' => $field];
    }
}

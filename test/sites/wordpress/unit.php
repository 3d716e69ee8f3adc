<?php

// Unit tests of the plugin's parts that need no WordPress: `php test/sites/wordpress/unit.php`. Functions of WordPress and
// WooCommerce are stand-ins with the same signatures.

namespace {
    define('ABSPATH', '/');
    function wp_parse_url($url, $part = -1)
    {
        return parse_url($url, $part);
    }
    function wp_strip_all_tags($text)
    {
        return trim(strip_tags($text));
    }
    function esc_html($text)
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }
    function __($text, $domain)
    {
        return $text;
    }
    function wc_price($amount)
    {
        return '<span>&euro;' . number_format((float) $amount, 2) . '</span>';
    }
    function wc_get_product($id)
    {
        return $GLOBALS['products'][$id] ?? false;
    }
    class WP_Post
    {
        public $ID = 0;
        public $post_type = 'product';
    }
    class StandInProduct
    {
        private $values;
        public function __construct(array $values)
        {
            $this->values = $values;
        }
        public function __call($name, $given)
        {
            return $this->values[$name] ?? '';
        }
    }
    foreach (['Settings', 'Jwt', 'Products', 'Queue', 'Tag'] as $class) {
        require __DIR__ . "/../../../integrations/wordpress/agent-chat/includes/$class.php";
    }
}

namespace AgentChat {
    $failed = 0;
    $count = 0;
    $is = static function (string $name, $found, $expected) use (&$failed, &$count): void {
        $count++;
        if ($found !== $expected) {
            $failed++;
            echo "✗ $name: " . var_export($found, true) . ' instead of ' . var_export($expected, true) . "\n";
        }
    };

    // RFC 7515, appendix A.1: the key and the signing input, whose signature is published.
    $key = (string) base64_decode(strtr('AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow', '-_', '+/'));
    $input = 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
    $is('base64url of a signature', Jwt::base64url(hash_hmac('sha256', $input, $key, true)), 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    [$head, $body, $signature] = explode('.', Jwt::sign(['sub' => 'wp-1'], 'secret'));
    $is('the signature is over head and body', $signature, Jwt::base64url(hash_hmac('sha256', "$head.$body", 'secret', true)));
    $is('the header has alg and typ alone', base64_decode($head), '{"alg":"HS256","typ":"JWT"}');

    foreach ([
        ['https://chat.example.com/', 'https://chat.example.com'],
        [' https://chat.example.com/chat/widget.js ', 'https://chat.example.com/chat'],
        ['http://127.0.0.1:8787/api/v1/', 'http://127.0.0.1:8787'],
        ['chat.example.com', ''],
        ['javascript:alert(1)', ''],
        ['https://user:pass@chat.example.com', ''],
        ['https://chat.example.com/?a=1', ''],
    ] as [$given, $expected]) {
        $is("address $given", Settings::cleanAddress($given), $expected);
    }
    $is('site key', Settings::siteKeyFor('https://www.example.com/blog'), 'www-example-com-blog');
    $is('origin without the usual port', Settings::originOf('https://WWW.example.com:443/x'), 'https://www.example.com');
    $is('origin with a port', Settings::originOf('http://localhost:8080/'), 'http://localhost:8080');
    $is('lines', Settings::lines(" a \n\n b\r\nc", 2, 5), ['a', 'b']);

    foreach ([
        ['all', [], '/x', true],
        ['only', ['/help/*'], '/help/tyres/', true],
        ['only', ['/help/*'], '/shop/', false],
        ['only', ['/help'], '/help/', true],
        ['only', ['/help'], '/help/tyres', false],
        ['except', ['*/print/'], '/a/print', false],
        ['except', ['/a*b*'], '/a-c-b-d', false],
        ['except', ['/a*b*'], '/b-a', true],
        ['only', ['/gi%C3%A1'], '/giá/', true],
        ['only', ['/a*a'], '/a', false],
    ] as [$mode, $rules, $path, $expected]) {
        $is("rules $mode " . implode($rules) . " at $path", Tag::allows($mode, $rules, $path), $expected);
    }

    foreach ([
        ['#884400', ['data-accent' => '#884400']],
        ['#048', ['data-accent' => '#048']],
        ['#FFD400', ['data-accent' => '#FFD400', 'data-on-accent' => '#000']],
        ['#fff', ['data-accent' => '#fff', 'data-on-accent' => '#000']],
        // White on it has 4.6 to 1, black on the next one.
        ['#757575', ['data-accent' => '#757575']],
        ['#777777', ['data-accent' => '#777777', 'data-on-accent' => '#000']],
    ] as [$accent, $expected]) {
        $is("colours of $accent", Tag::colours($accent), $expected);
    }

    $is('waits after failures', array_map([Queue::class, 'waitAfter'], [1, 2, 3, 30]), [15, 30, 60, 1800]);

    $post = new \WP_Post();
    $facts = static function (array $values) use ($post): string {
        $GLOBALS['products'] = [new \StandInProduct($values + ['get_stock_quantity' => null, 'is_type' => false])];
        return Products::factsOf($post);
    };
    $is('price, stock and number', $facts(['get_price' => '12.5', 'is_in_stock' => true, 'managing_stock' => true, 'get_stock_quantity' => 3, 'get_sku' => 'AL-1']), '<p>Price: €12.50. In stock: 3. Article number: AL-1.</p>');
    $is('out of stock', $facts(['get_price' => '12.5', 'is_in_stock' => false]), '<p>Price: €12.50. Out of stock.</p>');
    $is('variations', $facts(['is_type' => true, 'get_variation_price' => '7', 'is_in_stock' => true]), '<p>Price: €7.00. In stock.</p>');
    $is('without a price', $facts(['is_in_stock' => true]), '<p>In stock.</p>');
    $GLOBALS['products'] = [new \StandInProduct(['get_catalog_visibility' => 'hidden'])];
    $is('a hidden product is not sent', Products::mayBeSent($post), false);

    echo "$count tests, $failed failed\n";
    exit($failed > 0 ? 1 : 0);
}

CREATE TABLE `page_calls` (
	`run_id` text NOT NULL,
	`tool_use_id` text NOT NULL,
	`tab` text NOT NULL,
	`name` text NOT NULL,
	`input` text,
	`timeout_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	`repeatable` integer NOT NULL,
	`sent` integer DEFAULT false NOT NULL,
	`outcome` text,
	PRIMARY KEY(`run_id`, `tool_use_id`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_calls_by_id` ON `page_calls` (`tool_use_id`);--> statement-breakpoint
CREATE INDEX `page_calls_open` ON `page_calls` (`tab`) WHERE outcome IS NULL;--> statement-breakpoint
CREATE TABLE `page_tools` (
	`run_id` text PRIMARY KEY NOT NULL,
	`tab` text NOT NULL,
	`tools` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
